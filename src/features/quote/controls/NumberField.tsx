import { type KeyboardEvent, memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import fields from './Fields.module.css'
import styles from './NumberField.module.css'
import { includesUnit } from './typed-number.ts'

interface NumberHandlers {
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  /** Called by the buttons − and + and by the arrow keys. */
  readonly onStep: (direction: 1 | -1) => void
}

interface ShownProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /** The value that is assumed while the field is empty. */
  readonly placeholder?: string | undefined
  /** What may be typed, shown while the field is empty and nothing is assumed. */
  readonly example?: string | undefined
  /** The symbol beside the value, and the full text for screen readers. Both are left out if the value includes a unit. */
  readonly unit: { readonly short: string; readonly full: string }
  readonly error?: string | undefined
  readonly decreaseLabel: string
  readonly increaseLabel: string
  /** A button inside the field, for text that a keypad cannot type. */
  readonly extra?: ReactNode
  readonly hint?: string | undefined
}

/** The direction of a step by an arrow key without modifiers. */
function stepByKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  return key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : undefined
}

/** The field as it is shown. It does not render again while another field is typed into. */
const ShownField = memo((props: ShownProps & { readonly handlers: RefObject<NumberHandlers> }) => {
  const { id, label, error, handlers } = props
  const hasUnit = includesUnit(props.value || (props.placeholder ?? ''))
  return (
    <div className={fields.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.row, error && styles.invalid)}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={props.decreaseLabel}
          onClick={() => handlers.current.onStep(-1)}
        >
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={props.value}
          className={props.placeholder === undefined && props.example ? styles.withExample : undefined}
          placeholder={props.placeholder ?? props.example}
          aria-labelledby={classes(`${id}-label`, !hasUnit && `${id}-unit`)}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            classes(error && `${id}-error`, props.hint && `${id}-hint`, !hasUnit && `${id}-unit-full`) || undefined
          }
          onChange={event => handlers.current.onChange(event.target.value)}
          onBlur={() => handlers.current.onBlur?.()}
          onKeyDown={event => {
            const direction = stepByKey(event)
            if (direction === undefined) return
            event.preventDefault()
            handlers.current.onStep(direction)
          }}
        />
        <i className={styles.focusRing} />
        {!hasUnit && (
          <>
            <span id={`${id}-unit`} className={props.extra ? styles.tight : undefined}>
              {props.unit.short}
            </span>
            <span id={`${id}-unit-full`} hidden>
              {props.unit.full}
            </span>
          </>
        )}
        {props.extra}
        <button type="button" tabIndex={-1} aria-label={props.increaseLabel} onClick={() => handlers.current.onStep(1)}>
          +
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      )}
      {props.hint && (
        <p id={`${id}-hint`} className={fields.hint}>
          {props.hint}
        </p>
      )}
    </div>
  )
})

/**
 * A number field with buttons, which are for fingers: the arrow keys do the same, so the field is one Tab stop. Invalid text
 * stays, with an error below.
 */
export function NumberField({ onChange, onBlur, onStep, ...shown }: ShownProps & NumberHandlers) {
  const handlers = useRef<NumberHandlers>({ onChange, onStep })
  useLayoutEffect(() => {
    handlers.current = { onChange, onStep, ...(onBlur && { onBlur }) }
  })
  return <ShownField {...shown} handlers={handlers} />
}
