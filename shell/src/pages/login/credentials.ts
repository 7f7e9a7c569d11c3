import { isEmail } from '@simmer/shared/email';

export interface CredentialErrors {
  email?: string;
  password?: string;
}

export function checkCredentials(email: string, password: string): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email.trim() === '') errors.email = 'Please enter your email address.';
  else if (!isEmail(email)) {
    errors.email = 'Please enter a valid email address, like name@example.com.';
  }
  if (password === '') errors.password = 'Please enter your password.';
  return errors;
}
