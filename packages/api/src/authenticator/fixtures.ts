/** Recovery codes as they are shown once. */
export const recoveryCodes = [
  "K7QX-2MFD-PZ3V-H6TA",
  "B4WN-YC5R-JE2L-Q7SU",
  "M3GH-T6VX-A2PK-D5ZO",
  "R7FB-E4QJ-W2YN-C6LI",
  "U5SD-X3MZ-K7HA-G2VT",
  "P6JC-N4RE-Y2WQ-B3FL",
  "H2TV-Z5GX-D7MU-S4OK",
  "Q3AL-F6YI-R2CP-J7NE",
  "W4XB-M7KS-T3DG-V5HZ",
  "E6UO-P2QN-L4FJ-Y7RA",
];

/** The secret of an app, as it is shown once. */
export const appSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
