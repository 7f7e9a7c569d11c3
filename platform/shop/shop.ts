import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { CliError, root, variable } from '../base';
import type { Site } from './site';

/** `shop.platform.ts`: what every command needs to know of the shop. */
export interface Shop {
  /**
   * Reads a business's configuration file.
   * @throws CliError naming the file and the path of each wrong field.
   */
  readSite: (root: string, path: string) => Promise<Site>;
  /**
   * Uses the shop like a guest, in a browser, and changes nothing.
   * @param address where its documents are, if they are not live yet.
   * @throws CliError when something does not work.
   */
  visit: (shop: string, chromiumPath: string, address?: string) => Promise<void>;
  /** What a visit that succeeded has shown. */
  visited: string;
  /** What the business sets elsewhere than in its configuration, such as in a database. */
  setElsewhere?: SetElsewhere;
}

/** Pages are composed with it when they are brought to guests: only then is it read. */
export interface SetElsewhere {
  /**
   * Reads what is set now, and prints what of it cannot be used. It never throws.
   * @returns what JSON can hold; undefined without an answer.
   */
  read: (site: Site) => Promise<unknown>;
  /**
   * Merges what `read` has returned, now or for pages that are live. The same input gives the same site.
   * @returns the site, what fitted, and what that is in a few words, such as "the opening hours of 2 branches".
   */
  merge: (site: Site, read: unknown) => { site: Site; fitted: unknown; words: string };
}

/** `local.platform.ts`: what a shop needs on this machine. The local cloud runs only the services that it names. */
export interface LocalShop {
  /** The accounts in the Auth emulator. */
  accounts?: readonly Account[];
  /** The documents in the Firestore emulator that a business starts with, by path. */
  documents?: (siteConfig: string) => Readonly<Record<string, object>>;
  /** What replaces the service that sends the shop's email, which goes to the inbox. */
  mailService?: MailService;
  /** The configuration files of other complete businesses, by name. */
  demos?: Readonly<Record<string, string>>;
  /** The addresses of the shell's own pages, which no remote may take. */
  addresses?: readonly string[];
  /** The modules whose builds with the other version of Module Federation the journeys play. */
  builtWithOther?: readonly string[];
}

export interface Account {
  uid: string;
  email: string;
  password: string;
  role: string;
}

/** @param shop the address of the shop. */
type MailService = (
  siteConfig: string,
  shop: string,
  deliver: (mail: SendMailOptions) => Promise<void>,
) => Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>>;

/** The only files of the shop that the platform names. They are loaded when a command needs them. */
const FOLDER = 'shell/tools';

const ofType = <Part>() =>
  v.custom<Part>((value) => typeof value === 'object' && value !== null, 'must be an object');

export async function loadShop(): Promise<Shop> {
  return (await load('shop.platform.ts', v.object({ shop: ofType<Shop>() }))).shop;
}

/** A shop without the file needs no services. */
export async function loadLocalShop(): Promise<LocalShop> {
  const file = 'local.platform.ts';
  if (!existsSync(join(root, FOLDER, file))) return {};
  return (await load(file, v.object({ local: ofType<LocalShop>() }))).local;
}

/**
 * A part of the shop that one command uses.
 * @throws CliError when the shop does not have it, or it does not export what is needed.
 */
export async function load<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const path = join(root, FOLDER, file);
  if (!existsSync(path)) throw new CliError(`The shop has no ${FOLDER}/${file}.`);
  return v.parse(schema, await import(pathToFileURL(path).href));
}

/** The configuration file of the business. LIBRARY_SITE_CONFIG names a different one. */
export function siteConfigPath(root: string): string {
  return resolve(root, process.env[variable('SITE_CONFIG')] ?? 'shell/site.config.json');
}

/**
 * @param path of the file; `siteConfigPath` by default.
 * @throws CliError naming the file and the path of each wrong field.
 */
export async function readSiteConfig(root: string, path = siteConfigPath(root)): Promise<Site> {
  return (await loadShop()).readSite(root, path);
}
