import { business } from '#facts/business.ts'
import { absolute } from '#site/paths.ts'
import { collections, singletons } from './collections.ts'

/** The GitHub repository of this site. On GitHub, workflows set the variable to its current name. */
const repository = process.env.GITHUB_REPOSITORY ?? business.repository ?? 'your-name/your-site'

/** The configuration of the desk, built from the schemas and the words of the owner's files. */
export const config = {
  load_config_file: false,
  app_title: 'Your desk · Meza yako',
  site_url: absolute('/'),
  logo: { src: '/icon.svg' },
  backend: {
    name: 'github',
    repo: repository,
    // Every commit on this branch is published (.github/workflows/site.yml).
    branch: 'main',
    auth_methods: ['token'],
    commit_messages: {
      create: 'Add {{slug}}',
      update: 'Change {{slug}}',
      delete: 'Remove {{slug}}',
      uploadMedia: 'Add photograph “{{path}}”',
      deleteMedia: 'Remove photograph “{{path}}”',
    },
    // The option `skip_ci` is left out, because with it the editor also offers to save without publishing.
  },
  media_folder: 'content/photographs',
  public_folder: '/photographs',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        // Re-encoding on the device removes the location and date, and makes uploads small.
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
