/** The command on the profile of another person: visitors never need its script. */
export async function loadBlockButton() {
  return { default: (await import("./BlockButton.tsx")).BlockButton };
}
