export { createDeviceListMachine, type DeviceListMachine } from "./device-list.machine.ts";
export type { DeviceListEmitted, DeviceListEvent, SessionEnding } from "./device-list.types.ts";
export { type DeviceListView, deviceListView } from "./device-list.view.ts";
