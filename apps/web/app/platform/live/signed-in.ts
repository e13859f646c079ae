/** The live channel’s machine, loaded for signed-in people. */
export async function loadLiveController() {
  return { default: (await import("./LiveController.tsx")).LiveController };
}
