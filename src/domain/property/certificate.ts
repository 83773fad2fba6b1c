/** Certificates that a let home needs, and that end. */

export const certificateKinds = ['gas', 'eicr', 'epc'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

export const certificateNames: Readonly<Record<CertificateKind, string>> = {
  gas: 'Gas safety record',
  eicr: 'Electrical condition report (EICR)',
  epc: 'Energy performance certificate (EPC)',
};
