/** These accounts exist only in the local cloud. */
export const DEMO_ACCOUNTS = {
  manager: {
    uid: 'demo-manager',
    email: 'manager@simmer.example',
    password: 'simmer-manager',
    role: 'manager',
  },
  guest: {
    uid: 'demo-guest',
    email: 'guest@simmer.example',
    password: 'simmer-guest',
    role: 'guest',
  },
} as const;
