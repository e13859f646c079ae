/** Where machines lead, by what it is: the product gives the addresses, machines know none. */
export interface Paths {
  home: string;
  login: string;
  dashboard: string;
  forgottenPassword: string;
  emailVerification: string;
  /** The page of the second step; `maskedEmail` is empty when it is not known, `cameFrom` null, `methods` absent where a code was mailed. */
  code: (sent: {
    maskedEmail: string;
    cameFrom: string | null;
    methods?: readonly string[] | undefined;
  }) => string;
  mission: (id: string) => string;
  /** A step of the deletion of an account, behind the token of its mailed link. */
  deletionStep: (step: "confirm" | "final", token: string) => string;
  accountDeleted: string;
}
