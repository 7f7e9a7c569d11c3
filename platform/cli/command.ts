import { parseArgs } from 'node:util';
import { CliError, messageOf } from '../base';

type Options = Readonly<
  Record<string, { type: 'string' | 'boolean'; placeholder?: string; help: string }>
>;

interface Definition<Declared extends Options> {
  /** What to type before any arguments: "npm run build". */
  program: string;
  /** One sentence that says what it does. */
  summary: string;
  options: Declared;
  /** The arguments without dashes; a command without this takes none. */
  positionals?: { placeholder: string; help: string };
  /** Passes every argument to another program, which rejects unknown ones. */
  passesOn?: { to: string; examples: string };
}

const parse = <Declared extends Options>(args: string[], options: Declared, takesWords: boolean) =>
  parseArgs({ args, options, allowPositionals: takesWords });

/** The options and the positionals of a command line. */
export type Arguments<Declared extends Options> = ReturnType<typeof parse<Declared>>;

type ExitCode = number | undefined;

export interface Command extends Pick<Definition<Options>, 'program' | 'summary'> {
  /** Runs with the arguments after the command's name. Resolves with the exit code. */
  (args: readonly string[]): Promise<number>;
}

/**
 * A terminal command. `--help` prints its arguments and runs nothing. Unknown arguments are rejected.
 * @param run does the work. Returns an exit code when that is not 0.
 */
export function defineCommand<const Declared extends Options>(
  definition: Definition<Declared>,
  run: (input: Arguments<Declared>, args: readonly string[]) => ExitCode | Promise<ExitCode>,
): Command {
  const { program, summary } = definition;
  const command = async (args: readonly string[]) => {
    if (args.includes('--help') || args.includes('-h')) {
      console.log(helpOf(definition));
      return 0;
    }
    requireOwnOptions(definition);
    return (await run(readArguments(definition, args), args)) ?? 0;
  };
  return Object.assign(command, { program, summary });
}

/** Options that npm has, too: a person's settings of npm may name them. */
const OF_NPM = ['all', 'message'];

/**
 * Without "--", npm keeps options for itself, and the command would do something else than was meant.
 * @throws CliError naming one that npm has taken.
 */
function requireOwnOptions({ program, options }: Definition<Options>): void {
  const taken = Object.keys(options)
    .filter((name) => !OF_NPM.includes(name))
    .find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (taken !== undefined)
    throw new CliError(
      `npm took --${taken} for itself: write "${program} -- " before the arguments. Nothing was done.`,
    );
}

/** @throws CliError naming the argument that the command does not take. */
function readArguments<Declared extends Options>(
  { program, options, positionals, passesOn }: Definition<Declared>,
  args: readonly string[],
): Arguments<Declared> {
  try {
    return parse(passesOn ? [] : [...args], options, positionals !== undefined);
  } catch (error) {
    // Only the first sentence is kept, because Node then adds advice about quoting that is longer than the error.
    const [fault = ''] = messageOf(error).split(/\. |\n/);
    throw new CliError(`${fault}: "${program} -- --help" shows its arguments.`);
  }
}

function helpOf({ program, summary, options, positionals, passesOn }: Definition<Options>): string {
  const words = [
    ...(positionals ? [[positionals.placeholder, positionals.help]] : []),
    ...(passesOn ? [['[option...]', `passed to ${passesOn.to}: ${passesOn.examples}`]] : []),
  ];
  const flags = Object.entries(options).map(([name, { placeholder = '', help }]) => [
    `--${name} ${placeholder}`.trim(),
    help,
  ]);
  const usage = [...words.map(([word]) => word), ...flags.map(([flag]) => `[${flag ?? ''}]`)];
  const rows = [...words, ...flags, ['--help', 'print this help']];
  const width = Math.max(...rows.map(([argument = '']) => argument.length));
  const lines = rows.map(([argument = '', help = '']) => `    ${argument.padEnd(width)}  ${help}`);
  return ['', `  ${program} -- ${usage.join(' ')}`, '', `  ${summary}`, '', ...lines, ''].join(
    '\n',
  );
}
