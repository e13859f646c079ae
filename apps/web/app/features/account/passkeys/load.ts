/** What speaks to the device: for who uses a passkey, and nobody before. */
export const loadWebauthn = () => import("@simplewebauthn/browser");
