import type { ReactNode } from 'react'
import styles from '#features/quote/controls/Fields.module.css'
import { NumberField } from '#features/quote/controls/NumberField.tsx'
import { RadioGroup } from '#features/quote/controls/RadioGroup.tsx'
import row from '#features/quote/controls/Row.module.css'
import { RowButton } from '#features/quote/controls/RowButton.tsx'
import { errorText, withUnit } from '#features/quote/controls/typed-number.ts'
import { type Plan, PlanDrawing } from '#features/quote/drawing/PlanDrawing.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { useLatest } from '#features/quote/state/use-latest.ts'
import { useUnchanged } from '#features/quote/state/use-unchanged.ts'
import { useValueAfterPaint } from '#features/quote/state/use-value-after-paint.ts'
import { formatTypedLength, type WallUnit } from '#roofing/lengths/format-length.ts'
import { metresPer } from '#roofing/lengths/unit.ts'
import { createWings } from '#roofing/quote/arrangement.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { readNumber } from '#roofing/quote/read-field.ts'
import {
  addWings,
  changeWing,
  nextWingId,
  parseWings,
  readWings,
  removeWing,
  type WingDraft,
  type WingPart,
  wingId,
  wingParts,
} from '#roofing/quote/wings.ts'
import { MAX_WINGS } from '#roofing/roof/limits.ts'
import type { ChangeRoof } from './change-roof.ts'
import { addWingId, fieldId, wingGroupId } from './problem.ts'

interface WingFieldsProps {
  readonly roof: RoofDraft
  /** Index of the roof. */
  readonly place: number
  readonly unit: WallUnit
  /** What else can be added, beside a wing. */
  readonly beside?: ReactNode
  readonly onChange: ChangeRoof
}

/** The text after one press of a button: half a metre or half a foot more or less, at least 0. */
function stepMeasure(text: string, direction: 1 | -1, unit: WallUnit): string {
  const step = unit === 'ft' ? metresPer.ft / 2 : 0.5
  const read = text.trim() === '' ? 0 : readNumber('length', text, unit)
  if (read === undefined) return text
  return formatTypedLength(Math.round(Math.max(0, Math.round(read / step) + direction) * step * 1e4) / 1e4, unit)
}

/** The wings of a roof: a plan, and the fields of each wing. */
export function WingFields({ roof, place, unit, beside, onChange }: WingFieldsProps) {
  const { words } = useQuote()
  const labels = words.roofs
  const drafts = parseWings(roof.wings)
  const lengthM = readNumber('length', roof.length, unit)
  const widthM = readNumber('length', roof.width, unit)
  const { wings, problems } = readWings(drafts, lengthM ?? Number.NaN, unit)
  const idOf = (index: number) => wingId(drafts[index] ?? {}, index)
  const change = (index: number, part: Partial<WingDraft>) =>
    onChange(now => ({ wings: changeWing(now.wings, idOf(index), part) }))
  const block = { ...(lengthM !== undefined && { lengthM }), ...(widthM !== undefined && { widthM }) }
  // A new wing goes to a side without wings, so that it does not overlap another.
  const freeSide: WingDraft['side'] = drafts.some(({ side }) => side === 'front') ? 'back' : 'front'
  const field = (index: number, key: WingPart) => {
    const text = drafts[index]?.[key] ?? ''
    const label = words.partLabel(labels.numberedWing(index + 1), labels.wingParts[key])
    const problem = problems.find(one => one.wing === index && one.part === key)
    return (
      <NumberField
        key={key}
        id={fieldId('wings', place, { wing: index, part: key })}
        label={labels.wingParts[key]}
        hint={key === 'at' ? labels.seenFromOutside : undefined}
        value={text}
        unit={words.units[unit]}
        error={problem && (errorText(problem.error, label, unit, words) ?? words.errors.wingMissing(label))}
        decreaseLabel={labels.decrease(label)}
        increaseLabel={labels.increase(label)}
        onChange={typed => change(index, { [key]: typed })}
        onStep={direction => change(index, { [key]: stepMeasure(text, direction, unit) })}
      />
    )
  }
  const isDrawn = drafts.length > 0 && lengthM !== undefined && widthM !== undefined && lengthM > 0 && widthM > 0
  // Drawn after the typed text is painted.
  const plan = useValueAfterPaint(
    useUnchanged<Plan | null>(
      isDrawn
        ? {
            lengthM,
            widthM,
            wings: problems.length > 0 ? [] : wings,
            unit,
            texts: {
              length: withUnit(roof.length, unit),
              width: withUnit(roof.width, unit),
              wings: drafts.map(({ at, out, width }) => ({
                at: withUnit(at, unit),
                out: withUnit(out, unit),
                width: withUnit(width, unit),
              })),
            },
          }
        : null,
    ),
  )
  const findAtM = useLatest((index: number) => wings[index]?.atM)
  const moveWing = useLatest((index: number, atM: number) =>
    change(index, { at: formatTypedLength(Math.round(atM * 1e4) / 1e4, unit) }),
  )
  const adder = drafts.length < MAX_WINGS && (
    <RowButton
      id={addWingId(roof.id)}
      label={drafts.length === 0 ? labels.addFirstWing : labels.addWing}
      sign="add"
      onClick={() => {
        const added = createWings('T', block, unit).map(wing => ({ ...wing, side: freeSide }))
        onChange(now => ({ wings: addWings(now.wings, added) }), {
          focusId: wingGroupId(roof.id, nextWingId(drafts)),
        })
      }}
    />
  )
  return (
    <>
      {plan && <PlanDrawing {...plan} findAtM={findAtM} onMove={moveWing} />}
      {drafts.length > 0 && (
        <RadioGroup
          legend={labels.endShape}
          choices={(['gable', 'hip', 'dutch-gable'] as const).map(shape => [shape, labels.endShapes[shape]] as const)}
          chosen={roof.shape}
          stacked
          onChange={shape => onChange({ shape })}
        />
      )}
      {drafts.map(({ side }, index) => (
        <fieldset
          key={idOf(index)}
          id={wingGroupId(roof.id, idOf(index))}
          className={styles.wing}
          aria-label={labels.numberedWing(index + 1)}
          tabIndex={-1}
        >
          <RadioGroup
            legend={labels.numberedWing(index + 1)}
            choices={(['front', 'back'] as const).map(choice => [choice, labels.wingSides[choice]] as const)}
            chosen={side}
            stacked
            onChange={choice => change(index, { side: choice })}
          />
          {wingParts.map(part => field(index, part))}
          <button
            type="button"
            className={styles.removeButton}
            onClick={() => {
              const neighbour = index + 1 < drafts.length ? index + 1 : index - 1
              onChange(now => ({ wings: removeWing(now.wings, idOf(index)) }), {
                kind: 'wingRemoved',
                about: index + 1,
                focusId: neighbour < 0 ? addWingId(roof.id) : wingGroupId(roof.id, idOf(neighbour)),
                undoneFocusId: wingGroupId(roof.id, idOf(index)),
              })
            }}
          >
            {labels.removeWing(index + 1)}
          </button>
        </fieldset>
      ))}
      {(adder || beside) && (
        <div className={row.adders}>
          {adder}
          {beside}
        </div>
      )}
    </>
  )
}
