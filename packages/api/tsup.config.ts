import { defineConfig } from 'tsup'

/** JavaScript only: TypeScript 7 writes the declarations (`tsc --project tsconfig.build.json`). */
export default defineConfig({
  entry: ['src/{schemas,rules,contract,graphql,client,identity,demo,mocks,conformance}/index.ts', 'src/openapi/openapi.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: false,
})
