import { RemoteLoading } from '../remotes/remote-loading';
import type { RemotePartName } from '../remotes/remote-parts';
import { RemoteSlot } from '../remotes/remote-slot';
import { PageTitle } from './page-title';

interface PartPageProps {
  name: RemotePartName;
  title: string;
  /** Shown until the part is there. */
  loading: string;
  /** As for `RemoteSlot`. */
  advice?: string | undefined;
}

/** A page that is one part of a remote. */
export function PartPage({ name, title, loading, advice }: PartPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RemoteSlot
        name={name}
        heading={title}
        advice={advice}
        fallback={<RemoteLoading label={loading} />}
      />
    </>
  );
}
