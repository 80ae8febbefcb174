import { business } from '#facts/business.ts'
import { absolute } from '#site/paths.ts'
import { collections, singletons } from './collections.ts'

/** Where this site's code lives on GitHub: its workflows say so themselves. */
const repository = process.env.GITHUB_REPOSITORY ?? 'your-name/your-site'

/** The configuration of the desk, made from the rules and words of the owner's files. */
export const config = {
  load_config_file: false,
  app_title: `${business.brand}: desk`,
  site_url: absolute('/'),
  logo: { src: '/icon.svg' },
  backend: {
    name: 'github',
    repo: repository,
    // What stands on it is published (.github/workflows/site.yml).
    branch: 'main',
    auth_methods: ['token'],
    // Nothing is said of `skip_ci`: so the button is called Save here and on a laptop, and every save is tested and published.
    commit_messages: {
      create: 'Add {{slug}}',
      update: 'Change {{slug}}',
      delete: 'Remove {{slug}}',
      uploadMedia: 'Add photograph “{{path}}”',
      deleteMedia: 'Remove photograph “{{path}}”',
    },
  },
  media_folder: 'content/photographs',
  public_folder: '/photographs',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        // A photograph leaves its place and its day behind, and most of its weight, before it leaves the device.
        transformations: { raster_image: { format: 'webp', quality: 85, width: 2600, height: 2600 } },
      },
    },
  },
  output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
  editor: { preview: false },
  slug: { encoding: 'ascii', clean_accents: true },
  collections,
  singletons,
}
