/** The command on the profile of somebody else: visitors never need its script. */
export async function loadBlockButton() {
  return { default: (await import("./BlockButton.tsx")).BlockButton };
}
