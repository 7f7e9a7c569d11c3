import { PartPage } from '../part-page';
import { ManagersOnly } from './managers-only';

export function MenuEditorPage() {
  const title = 'Edit Menu';
  return (
    <ManagersOnly
      title={title}
      denied="Access Denied. You do not have permission to edit the menu."
    >
      <PartPage name="menuEditor" title={title} loading="Loading..." />
    </ManagersOnly>
  );
}
