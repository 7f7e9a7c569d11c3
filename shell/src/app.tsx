import { useLocation } from '@simmer/shared/navigation';
import { Layout } from './layout/layout';
import { pageAt } from './pages/pages';

export function App() {
  return <Layout>{pageAt(useLocation().pathname).page}</Layout>;
}
