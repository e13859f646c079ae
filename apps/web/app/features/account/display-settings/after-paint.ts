/** The settings of the display, loaded after the first paint. */
export async function loadSettingsController() {
  return { default: (await import("./SettingsController.tsx")).SettingsController };
}
