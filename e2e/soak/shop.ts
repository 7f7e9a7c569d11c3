import type { Browser } from '@playwright/test';
import type { DocumentData } from 'firebase/firestore/lite';
import { type CloudUrls, releaseControl } from '../../platform/local-cloud/client';
import { Database } from '../fixtures/database';
import { Guest } from '../fixtures/guest';
import { Manager } from '../fixtures/manager';
import type { createSessions } from '../fixtures/sessions';
import { otherRelease, TEXTS, type Module } from '../releases/releases';
import type { Tally } from './tally';

const EDITED = { path: 'menu/dish-1', name: 'BEEF STROGANOFF' } as const;

/** The changes of a manager and the teams while guests order. They affect all guests. */
export class Shop {
  private readonly others = new Map<Module, string>();
  private switched = new Set<Module>();
  private stored: DocumentData | undefined;
  private readonly database: Database;
  private manager: Manager | undefined;

  constructor(
    private readonly browser: Browser,
    private readonly urls: CloudUrls,
    private readonly sessions: ReturnType<typeof createSessions>,
    private readonly tally: Tally,
  ) {
    this.database = new Database(urls);
  }

  /** Publishes the second release of a module once, and switches between it and the first. */
  async switchRelease(module: Module): Promise<void> {
    const changeReleases = releaseControl(this.urls.control);
    this.tally.add('switches of a release');
    if (this.switched.delete(module)) {
      await changeReleases({ action: 'rollback', module });
      return;
    }
    const version =
      this.others.get(module) ??
      (await otherRelease(changeReleases, module, `${TEXTS[module]} (soak)`));
    this.others.set(module, version);
    await changeReleases({ action: 'release', versions: { [module]: version } });
    this.switched.add(module);
  }

  /** A manager raises the price of a dish, or marks it as sold out, in a tab that stays open. */
  async editMenu(isSoldOut: boolean): Promise<void> {
    this.tally.add('edits of the menu');
    this.manager ??= await this.newManager();
    // The editor still shows the state of the previous journey.
    if (this.stored === undefined) await this.manager.openEditor();
    this.stored ??= await this.database.get(EDITED.path);
    const { page } = this.manager;
    const soldOut = page.getByRole('switch', { name: `Sold out: ${EDITED.name}` });
    if (isSoldOut) {
      await soldOut.click();
      return;
    }
    await this.manager.button(`Edit ${EDITED.name}`).click();
    const price = this.manager.price(this.manager.editForm(EDITED.name), 1);
    await price.fill(String(Number(await price.inputValue()) + 1));
    await this.manager.button('Save').click();
    await this.manager.editForm(EDITED.name).waitFor({ state: 'hidden' });
  }

  /** Restores the state before the journey. */
  async restore(): Promise<void> {
    for (const module of this.switched) await this.switchRelease(module);
    if (this.stored !== undefined) await this.database.set(EDITED.path, this.stored);
    this.stored = undefined;
  }

  private async newManager(): Promise<Manager> {
    const context = await this.browser.newContext({ storageState: await this.sessions('manager') });
    return new Manager(new Guest(await context.newPage(), this.urls));
  }
}
