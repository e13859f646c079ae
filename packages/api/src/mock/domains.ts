import type { DomainMock } from "./define-mock.ts";

declare global {
  interface ImportMeta {
    /** Vite's: every module that a pattern finds. Mocks are read by stories and tests alone, which Vite runs. */
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>;
  }
}

const modules = import.meta.glob<Record<string, DomainMock>>("../*/mock.ts", { eager: true });

/** The mocks of every domain that a browser calls, by its folder: a domain that brings a `mock.ts` is in. */
export const domainMocks: Readonly<Record<string, DomainMock>> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).map((mock) => [path.split("/")[1] ?? "", mock]),
  ),
);
