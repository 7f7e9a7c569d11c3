import type { SiteConfig } from '@simmer/shared/config';
import type { Services } from '../../platform/shop';

const EMAILJS = 'https://api.emailjs.com';

/** The addresses of Firebase's password login, its token service and Firestore. */
const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/**
 * What Google Analytics for Firebase loads and calls: https://developers.google.com/tag-platform/security/guides/csp
 */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.google-analytics.com', 'https://www.googletagmanager.com'],
  calls: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/**
 * What App Check with reCAPTCHA Enterprise loads and calls: https://docs.cloud.google.com/recaptcha/docs/faq. Its style
 * element stays refused; it is for a badge that App Check keeps hidden.
 */
const APP_CHECK = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  calls: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** What the pages of a business load and call of other companies. */
export function servicesOf({ firebase }: Pick<SiteConfig, 'firebase'>): Services {
  const analytics =
    firebase.measurementId === undefined ? { scripts: [], images: [], calls: [] } : ANALYTICS;
  const appCheck =
    firebase.appCheckKey === undefined ? { scripts: [], frames: [], calls: [] } : APP_CHECK;
  return {
    scripts: [...analytics.scripts, ...appCheck.scripts],
    images: analytics.images,
    frames: appCheck.frames,
    calls: [...FIREBASE, EMAILJS, ...analytics.calls, ...appCheck.calls],
  };
}
