import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  readonly id: string
  readonly heading: string
  readonly lead: string
}

/** How each part of the home page begins. */
export function SectionHeading({ id, heading, lead }: SectionHeadingProps) {
  return (
    <div className={styles.top}>
      <h2 id={id}>{heading}</h2>
      <p>{lead}</p>
    </div>
  )
}
