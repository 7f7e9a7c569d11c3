import { branchName } from '@library/shared/branch';

export default function Hours() {
  return (
    <section>
      <h2>Opening hours of {branchName()}</h2>
      <p>Monday to Friday, 10 to 18</p>
    </section>
  );
}
