import { RemoteLoading } from '../remotes/remote-loading';
import type { RemotePart } from '../remotes/remote-parts';
import { RemoteSlot } from '../remotes/remote-slot';
import { PageTitle } from './page-title';

interface PartPageProps {
  part: RemotePart;
  title: string;
  /** Shown until the part is there. */
  loading: string;
  /** The prop works as for `RemoteSlot`. */
  advice?: string | undefined;
  isHtmlValid?: () => boolean;
}

/** A page that is one part of a remote. */
export function PartPage({ title, loading, ...slot }: PartPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RemoteSlot {...slot} heading={title} fallback={<RemoteLoading label={loading} />} />
    </>
  );
}
