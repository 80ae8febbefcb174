import styles from './FramedRadio.module.css'

interface FramedRadioProps {
  /** The name that all radio buttons of a group share. */
  readonly group: string
  readonly value?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: () => void
}

/** A radio button drawn as the frame of its label. The label needs `position: relative`. */
export function FramedRadio({ group, ...rest }: FramedRadioProps) {
  return <input type="radio" className={styles.frame} name={group} {...rest} />
}
