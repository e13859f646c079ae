/** The settings of the display, loaded once they are wanted. */
export async function loadSettingsController() {
  return { default: (await import("./SettingsController.tsx")).SettingsController };
}
