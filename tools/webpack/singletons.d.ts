/** @see singletons.js */
export function singletonNames(): string[];
export function singletons(kind: {
  isShell: boolean;
  isProduction: boolean;
  directory?: string;
}): Record<string, { singleton: boolean; requiredVersion: string; version: string }>;
