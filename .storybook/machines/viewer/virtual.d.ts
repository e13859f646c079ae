declare module "virtual:machine-wiring" {
  export const wiring: Readonly<Record<string, import("./wiring.ts").MachineWiring>>;
}
