import { projects, testimonials } from '#facts/projects.ts'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import type { SitePictures } from '#media/pictures/site-pictures.ts'
import { ProjectList } from './ProjectList.tsx'
import styles from './Projects.module.css'
import { Testimonials } from './Testimonials.tsx'

interface ProjectsPageProps {
  readonly words: Words
  readonly pictures: Pick<SitePictures, 'projectOf'>
}

/** Every supplied roof, and what customers have said. */
export function ProjectsPage({ words, pictures }: ProjectsPageProps) {
  const { heading, lead } = words.projects
  return (
    <Page words={words} path={paths => paths.projects} notices={<Notices />}>
      <div className={styles.section}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {projects.length > 0 && <ProjectList projects={projects} pictureOf={pictures.projectOf} isFirstOnPage />}
      </div>
      <Testimonials testimonials={testimonials} />
    </Page>
  )
}
