import { siteConfig } from '@simmer/shared/config';
import { Link } from '@simmer/shared/navigation';
import { textLinks } from '../text-pages';
import builderLogo from './builder-logo.svg';
import styles from './footer.module.css';

export function Footer() {
  const { business, builder } = siteConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.name}>{business.name}</p>
        {textLinks('footer').map(({ label, to }) => (
          <Link key={to} to={to} className={styles.page}>
            {label}
          </Link>
        ))}
        <div className={styles.builder}>
          <a href={builder.portfolio} target="_blank" rel="noopener" className={styles.logo}>
            <img
              src={builderLogo}
              alt={`${builder.name}: portfolio (opens in a new tab)`}
              width="40"
              height="40"
              loading="lazy"
              decoding="async"
            />
          </a>
          <p>{`Site built by ${builder.name}`}</p>
        </div>
      </div>
    </footer>
  );
}
