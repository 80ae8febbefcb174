import { z } from 'zod'
import { describeAllowed } from '../src/desk/form.ts'
import { createSchemas } from '../src/desk/schemas.ts'
import { renders } from '../src/facts/renders.ts'

/** Stands for the ids of colours, so that the JSON Schema does not depend on the owner's colours. The build checks them. */
const ANY_COLOUR = 'any-colour'

function toJsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const allowed = describeAllowed(zodSchema)
      // Zod's own messages begin like this; only the messages of the schemas help.
      if (allowed && !allowed.startsWith('Invalid input') && !allowed.includes(ANY_COLOUR))
        jsonSchema.description = `Allowed is ${allowed}.`
      if (jsonSchema.enum?.includes(ANY_COLOUR)) {
        delete jsonSchema.enum
        jsonSchema.description = 'The id of a colour in content/colours.json.'
      }
    },
  })
}

/**
 * Creates the JSON Schema of each of the owner's files, by which code editors complete and check them.
 * @returns the text of each file of `content/schema`, by its name
 */
export function createJsonSchemas(): Readonly<Record<string, string>> {
  // Guides are Markdown, which editors do not check with a schema.
  const { guides: _, ...json } = createSchemas({ colours: [{ id: ANY_COLOUR }], renders })
  const schemas = Object.entries(json)
  return Object.fromEntries(
    schemas.map(([name, schema]) => {
      const json = toJsonSchema(schema.extend({ $schema: z.string().optional() }))
      return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}
