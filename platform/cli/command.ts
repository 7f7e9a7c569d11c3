import { parseArgs } from 'node:util';
import { CliError, messageOf } from '../base';

type Options = Readonly<
  Record<string, { type: 'string' | 'boolean'; placeholder?: string; help: string }>
>;

interface Definition<Declared extends Options> {
  /** What to type, such as "npm run build -- [module...]". */
  usage: string;
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

export interface Command {
  /** Runs with the arguments after the command's name. Resolves with the exit code. */
  (args: readonly string[]): Promise<number>;
  /** What to type before any arguments: "npm run build". */
  program: string;
  summary: string;
}

/**
 * A terminal command. `--help` prints its arguments and runs nothing. Unknown arguments are rejected.
 * @param run does the work. Returns an exit code when that is not 0.
 */
export function defineCommand<const Declared extends Options>(
  definition: Definition<Declared>,
  run: (input: Arguments<Declared>, args: readonly string[]) => ExitCode | Promise<ExitCode>,
): Command {
  const command = async (args: readonly string[]) => {
    if (args.includes('--help') || args.includes('-h')) {
      console.log(helpOf(definition));
      return 0;
    }
    return (await run(readArguments(definition, args), args)) ?? 0;
  };
  return Object.assign(command, {
    program: programOf(definition.usage),
    summary: definition.summary,
  });
}

/** @throws CliError naming the argument that the command does not take. */
function readArguments<Declared extends Options>(
  { usage, options, positionals, passesOn }: Definition<Declared>,
  args: readonly string[],
): Arguments<Declared> {
  try {
    return parse(passesOn ? [] : [...args], options, positionals !== undefined);
  } catch (error) {
    // Only the first sentence is kept, because Node then adds advice about quoting that is longer than the error.
    const [fault = ''] = messageOf(error).split(/\. |\n/);
    const program = programOf(usage);
    const help = program.startsWith('npm') ? '-- --help' : '--help';
    throw new CliError(`${fault}: "${program} ${help}" shows its arguments.`);
  }
}

const programOf = (usage: string) => usage.split(/ (?:-- )?[[<]/, 1).join();

function helpOf({ usage, summary, options, positionals, passesOn }: Definition<Options>): string {
  const rows = [
    ...(positionals ? [[positionals.placeholder, positionals.help]] : []),
    ...(passesOn ? [['[option...]', `passed to ${passesOn.to}: ${passesOn.examples}`]] : []),
    ...Object.entries(options).map(([name, { placeholder = '', help }]) => [
      `--${name} ${placeholder}`.trim(),
      help,
    ]),
    ['--help', 'print this help'],
  ];
  const width = Math.max(...rows.map(([argument = '']) => argument.length));
  const lines = rows.map(([argument = '', help = '']) => `    ${argument.padEnd(width)}  ${help}`);
  return ['', `  ${usage}`, '', `  ${summary}`, '', ...lines, ''].join('\n');
}
