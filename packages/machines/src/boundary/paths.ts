/** Where machines lead, by what it is: the product gives the addresses, machines know none. */
export interface Paths {
  home: string;
  login: string;
  dashboard: string;
  forgottenPassword: string;
  emailVerification: string;
  /** The page of the mailed code; `maskedEmail` is empty when it is not known, `cameFrom` null. */
  code: (sent: { maskedEmail: string; cameFrom: string | null }) => string;
  mission: (id: string) => string;
  /** A step of the deletion of an account, behind the token of its mailed link. */
  deletionStep: (step: "confirm" | "final", token: string) => string;
  accountDeleted: string;
}
