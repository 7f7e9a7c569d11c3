import { siteConfig } from '@simmer/shared/config';
import { SECTIONS } from '@simmer/shared/navigation';
import { AnchorButton } from '@simmer/shared/ui/button';
import { Images, Mail, Users } from 'lucide-react';
import styles from './contact.module.css';

export function Contact() {
  const { owner, links, texts } = siteConfig();
  return (
    <section id={SECTIONS.contact} className={styles.contact} aria-labelledby="contact-title">
      <div className={styles.content}>
        <h2 id="contact-title" className={styles.title}>
          Get in Touch
        </h2>
        <p className={styles.text}>
          {texts?.contact ??
            `A question about your order, a dish you would love to see on the menu, or just a hello: ${owner.firstName} is happy to hear from you.`}
        </p>
        <div className={styles.actions}>
          <AnchorButton
            look="primary"
            isOnDark
            href={`mailto:${owner.email}`}
            data-address={owner.email}
          >
            <Mail aria-hidden />
            <span>{`Email ${owner.firstName}`}</span>
          </AnchorButton>
          <AnchorButton isOnDark href={links.social.url} target="_blank" rel="noopener">
            <Users aria-hidden />
            <span>{`Find us on ${links.social.name} `}</span>
            <NewTab />
          </AnchorButton>
          <AnchorButton isOnDark href={links.gallery} target="_blank" rel="noopener">
            <Images aria-hidden />
            <span>{'View Gallery '}</span>
            <NewTab />
          </AnchorButton>
        </div>
      </div>
    </section>
  );
}

function NewTab() {
  return <span className="visually-hidden">(opens in a new tab)</span>;
}
