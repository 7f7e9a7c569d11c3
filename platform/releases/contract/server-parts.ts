import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeIssues } from '../../../shared/src/parse/problems';
import { CliError } from '../../base';
import { loadServerBuild } from '../../composer';

const names = v.array(v.string());
const version = v.number();
const parser = v.custom<v.GenericSchema<object>>(
  (value) => typeof value === 'object' && value !== null && 'type' in value,
);
const DeclarationSchema = v.object({ publishes: names, subscribes: names });

const BuildInfoSchema = v.object({
  INTERFACE_VERSION: version,
  EVENTS: v.record(
    v.string(),
    v.object({ version, payload: parser, previous: v.exactOptional(parser) }),
  ),
});
const ShellSchema = v.object({
  eventDeclarations: v.array(DeclarationSchema),
  EVENT_REPLAY_VERSION: v.optional(version),
  REMOTES: v.record(v.string(), v.object({ module: v.string(), expose: v.string() })),
});
const RemoteEventsSchema = v.object({ events: DeclarationSchema });
const EventReplaySchema = v.object({ EVENT_REPLAY_VERSION: version });

/** What a module's server build contributes to the contract of its release. */
export interface ServerParts {
  interfaceVersion: number;
  /** The event table that it was built with. */
  table: v.InferOutput<typeof BuildInfoSchema>['EVENTS'];
  declarations: readonly v.InferOutput<typeof DeclarationSchema>[];
  /** The version of the attributes that the shell's early script reads, or that a remote's HTML has. */
  eventReplay: number | undefined;
  /** The exposed modules that a shell loads. */
  remotes: readonly { module: string; expose: string }[];
}

/**
 * @param server the folder of the server build.
 * @throws CliError or Error naming a file that cannot be used.
 */
export async function readServerParts(server: string, isShell: boolean): Promise<ServerParts> {
  const { INTERFACE_VERSION, EVENTS } = await read(server, 'BuiltWith.js', BuildInfoSchema);
  const common = { interfaceVersion: INTERFACE_VERSION, table: EVENTS };
  if (isShell) {
    const shell = await read(server, 'server.js', ShellSchema);
    return {
      ...common,
      declarations: shell.eventDeclarations,
      eventReplay: shell.EVENT_REPLAY_VERSION,
      remotes: Object.values(shell.REMOTES),
    };
  }
  const { events } = await read(server, 'Events.js', RemoteEventsSchema);
  const replay = existsSync(join(server, 'EventReplay.js'))
    ? await read(server, 'EventReplay.js', EventReplaySchema)
    : undefined;
  return {
    ...common,
    declarations: [events],
    eventReplay: replay?.EVENT_REPLAY_VERSION,
    remotes: [],
  };
}

async function read<Schema extends v.GenericSchema>(
  server: string,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await loadServerBuild(server, file, '/', provide));
  if (parsed.success) return parsed.output;
  throw new CliError(
    `${join(server, file)} cannot be used: ${describeIssues(parsed.issues).join('; ')}`,
  );
}

/** Returns the declaration itself, because nothing is published while a contract is made. */
const moduleEvents = (declaration: unknown) => declaration;
const provide = (name: string) => (name === '@simmer/shared/bus' ? { moduleEvents } : undefined);
