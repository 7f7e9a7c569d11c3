export {
  type Account,
  load,
  loadLocalShop,
  type LocalShop,
  loadShop,
  readSiteConfig,
  type SetElsewhere,
  type Shop,
  siteConfigPath,
} from './shop';
export { projectOf, type Services, type Site, type Theme } from './site';
