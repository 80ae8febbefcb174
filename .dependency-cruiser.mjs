/** The layers of `src`, top to bottom: each imports only from layers below it. docs/architecture.md describes them. */
export const LAYERS = [
  'pages',
  'desk',
  'document',
  'features',
  'ui',
  'media',
  'offline',
  'i18n',
  'site',
  'facts',
  'text',
  'roofing',
]

const pathOf = layer => `^src/${layer}/`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...LAYERS.slice(1).map((layer, index) => ({
      name: `${layer}-imports-only-from-below`,
      severity: 'error',
      from: { path: pathOf(layer), pathNot: '\\.test\\.tsx?$' },
      to: { path: LAYERS.slice(0, index + 1).map(pathOf) },
    })),
    {
      name: 'no-folder-outside-the-layers',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: [...LAYERS, 'assets', 'styles'].map(pathOf) },
    },
    {
      name: 'the-kernel-imports-nothing-of-the-site',
      severity: 'error',
      from: { path: pathOf('roofing'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: pathOf('roofing') },
    },
    {
      name: 'nothing-imports-imagery',
      severity: 'error',
      from: { pathNot: '^imagery/' },
      to: { path: '^imagery/' },
    },
    {
      name: 'src-imports-nothing-from-tests-or-scripts',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|scripts|build|bench)/' },
    },
    { name: 'no-circular-imports', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
}
