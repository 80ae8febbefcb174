import styles from './FramedRadio.module.css'

interface FramedRadioProps {
  /** The name that all of one choice share. */
  readonly group: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: () => void
}

/** A radio button that is the frame of its label, which holds it by `position: relative`. */
export function FramedRadio({ group, ...rest }: FramedRadioProps) {
  return <input type="radio" className={styles.frame} name={group} {...rest} />
}
