/** The rooms of `src`, top to bottom: each imports only from rooms below it. docs/architecture.md says what each one holds. */
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

const pathOf = room => `^src/${room}/`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...LAYERS.slice(1).map((room, index) => ({
      name: `${room}-imports-only-from-below`,
      severity: 'error',
      from: { path: pathOf(room), pathNot: '\\.test\\.tsx?$' },
      to: { path: LAYERS.slice(0, index + 1).map(pathOf) },
    })),
    {
      name: 'no-room-outside-the-list',
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
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
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
