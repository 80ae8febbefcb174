import { memo, useEffect, useId, useState } from 'react'
import { Disclosure } from '#features/quote/controls/Disclosure.tsx'
import fields from '#features/quote/controls/Fields.module.css'
import { MAX_NAME_LENGTH, type OpenEstimate } from '#features/quote/state/estimate-keeper.ts'
import { type KeptEstimate, listEstimates } from '#features/quote/state/estimate-store.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { EstimateActions } from '#features/quote/state/use-draft.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import control from '#ui/LabelledControl.module.css'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './KeptEstimates.module.css'

const ID = 'quote-estimates'
const SUMMARY_ID = `${ID}-summary`
const rowId = (estimate: KeptEstimate) => `${ID}-${estimate.id}`

interface KeptEstimatesProps {
  readonly openEstimate: OpenEstimate | undefined
  readonly actions: EstimateActions
  /** Changes when a step is taken or undone, which may change what is kept. */
  readonly step: unknown
  /** Empties the form; undefined where it is empty. */
  readonly onClear: (() => void) | undefined
}

/** What an estimate without a name holds: the walls of its first roof, or the first line of its list. */
function describeDraft(json: string, words: EstimatorWords): string {
  try {
    const { roofs, unit, list } = JSON.parse(json)
    const [roof] = roofs
    const walls = [roof.length, roof.width].filter(Boolean).join(' × ')
    if (walls) return `${walls} ${words.units[unit === 'ft' ? 'ft' : 'm'].short}`
    return (
      String(list ?? '')
        .trim()
        .split('\n', 1)[0]
        ?.slice(0, MAX_NAME_LENGTH) ?? ''
    )
  } catch {
    return ''
  }
}

interface NameFieldProps {
  readonly label: string
  readonly button: string
  readonly initial: string
  readonly onSave: (name: string) => void
}

function NameField({ label, button, initial, onSave }: NameFieldProps) {
  const id = useId()
  const [name, setName] = useState(initial)
  return (
    <div className={styles.save}>
      <div className={control.labelled}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          value={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={event => setName(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (name.trim()) onSave(name.trim())
          }}
        />
      </div>
      <button
        type="button"
        className={fields.outlineButton}
        disabled={name.trim() === ''}
        onClick={() => onSave(name.trim())}
      >
        {button}
      </button>
    </div>
  )
}

function EstimateList({ openEstimate, actions, step, onClear }: KeptEstimatesProps) {
  const { words } = useQuote()
  const labels = words.estimates
  const [kept, setKept] = useState<readonly KeptEstimate[]>([])
  const [renamed, setRenamed] = useState<string>()
  const [status, setStatus] = useState('')

  useEffect(() => {
    const refresh = () => setKept(listEstimates())
    refresh()
    // Another tab has saved or deleted an estimate.
    addEventListener('storage', refresh)
    return () => removeEventListener('storage', refresh)
  }, [step, openEstimate])

  const nameOf = (estimate: KeptEstimate) => estimate.name || describeDraft(estimate.draft, words) || labels.unnamed
  const report = (isKept: boolean, name: string) => {
    setStatus(isKept ? labels.saved(name) : labels.notKept)
    setKept(listEstimates())
  }
  const remove = (estimate: KeptEstimate, index: number) => {
    const neighbour = kept[index + 1] ?? kept[index - 1]
    setStatus('')
    actions.remove(estimate, {
      kind: 'estimateDeleted',
      about: nameOf(estimate),
      focusId: neighbour ? rowId(neighbour) : SUMMARY_ID,
      undoneFocusId: SUMMARY_ID,
    })
  }
  return (
    <>
      <NameField
        key={openEstimate?.id}
        label={labels.name}
        button={labels.save}
        initial={openEstimate?.name ?? ''}
        onSave={name => report(actions.saveAs(name), name)}
      />
      <p className={fields.hint}>{labels.hint}</p>
      {onClear && (
        <button type="button" className={fields.outlineButton} onClick={onClear}>
          {words.clearAll}
        </button>
      )}
      <p role="status" className={status === '' ? hidden.hidden : undefined}>
        {status}
      </p>
      <ul className={styles.kept}>
        {kept.map((estimate, index) => {
          const name = nameOf(estimate)
          const isOpen = estimate.id === openEstimate?.id
          return (
            <li key={estimate.id} id={rowId(estimate)} tabIndex={-1}>
              <b>{name}</b>
              <small>
                {isOpen ? labels.openNow : estimate.savedAtMs > 0 && words.today(new Date(estimate.savedAtMs))}
              </small>
              {renamed === estimate.id ? (
                <NameField
                  label={labels.newName}
                  button={labels.save}
                  initial={estimate.name}
                  onSave={newName => {
                    setRenamed(undefined)
                    report(actions.rename(estimate, newName), newName)
                    document.getElementById(rowId(estimate))?.focus()
                  }}
                />
              ) : (
                <div className={styles.actions}>
                  {!isOpen && (
                    <button
                      type="button"
                      className={fields.outlineButton}
                      aria-label={labels.openNamed(name)}
                      onClick={() => {
                        setStatus('')
                        actions.open(estimate, {
                          kind: 'estimateOpened',
                          about: name,
                          undoneFocusId: SUMMARY_ID,
                        })
                      }}
                    >
                      {labels.open}
                    </button>
                  )}
                  <button
                    type="button"
                    className={fields.outlineButton}
                    aria-label={labels.renameNamed(name)}
                    onClick={() => setRenamed(estimate.id)}
                  >
                    {labels.rename}
                  </button>
                  <button
                    type="button"
                    className={fields.outlineButton}
                    aria-label={labels.deleteNamed(name)}
                    onClick={() => remove(estimate, index)}
                  >
                    {labels.delete}
                  </button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The estimates on this device: saves the open one under a name, and opens, renames and deletes kept ones. */
export const KeptEstimates = memo((props: KeptEstimatesProps) => (
  <Disclosure summary={useQuote().words.estimates.heading} summaryId={SUMMARY_ID}>
    {() => <EstimateList {...props} />}
  </Disclosure>
))
