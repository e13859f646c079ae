/** What speaks to the device: for who uses a passkey, and no one before. */
export const loadWebauthn = () => import("@simplewebauthn/browser");
