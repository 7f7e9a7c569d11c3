import { isBlank } from '@simmer/shared/blank';
import { isEmail } from '@simmer/shared/email';

export interface CredentialErrors {
  email?: string;
  password?: string;
}

export function checkCredentials(email: string, password: string): CredentialErrors {
  const errors: CredentialErrors = {};
  const problem = emailProblem(email);
  if (problem) errors.email = problem;
  if (password === '') errors.password = 'Please enter your password.';
  return errors;
}

export function emailProblem(email: string): string | undefined {
  if (isBlank(email)) return 'Please enter your email address.';
  return isEmail(email) ? undefined : 'Please enter a valid email address, like name@example.com.';
}
