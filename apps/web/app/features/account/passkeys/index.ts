export { PasskeysCard } from "./PasskeysCard.tsx";
export { PlaceNote } from "./PlaceNote.tsx";
export { passkeySignIn } from "./passkeys.actors.ts";
export { usePasskeyPlace } from "./place.ts";
