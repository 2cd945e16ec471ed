import { describeBackend, describeContract } from '@tracemark/api/conformance'
import { createTestApp } from './testing/create-test-app.ts'

describeContract(createTestApp)
describeBackend(createTestApp)
