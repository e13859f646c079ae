export { passkeySignIn } from "./passkeys.actors.ts";
export { PasskeysCard } from "./PasskeysCard.tsx";
export { PlaceNote } from "./PlaceNote.tsx";
export { usePasskeyPlace } from "./place.ts";
