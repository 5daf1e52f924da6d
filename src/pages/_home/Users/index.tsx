import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Section from '../Section';
import styles from './styles.module.css';

const projects = [
  'Angular',
  'Astro',
  'Bootstrap',
  'Chromium Developers',
  'Discord',
  'Docusaurus',
  'Expo',
  'Helm',
  'Homebrew',
  'Jest',
  'Laravel',
  'Markdoc',
  'Material UI',
  'React',
  'Remix',
  'Scala',
  'Snap Developers',
  'Tailwind CSS',
  'Twilio',
  'TypeScript',
  'Vite',
  'VitePress',
  'Vue',
  'webpack',
];

/** Projects that have DocSearch on their documentation, by name. */
export default function Users() {
  return (
    <Section
      id="users"
      title={<Translate id="site.home.users.title">You have used it already</Translate>}
      lead={
        <Translate
          id="site.home.users.lead"
          values={{
            dependents: (
              <Link href="https://github.com/algolia/docsearch/network/dependents">
                <Translate id="site.home.users.dependents">the ones on GitHub</Translate>
              </Link>
            ),
          }}
        >
          {'Algolia counts 7,000+ projects with DocSearch. Here are 24 of them; you can browse {dependents}.'}
        </Translate>
      }
    >
      <ul className={styles.projects}>
        {projects.map(project => (
          <li key={project}>{project}</li>
        ))}
      </ul>
    </Section>
  );
}
