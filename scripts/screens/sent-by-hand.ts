/** Operations that the browser app asks for without the generated layer, and the file that does. */
const tenantReport = 'src/web/features/tenant-report/tenant-api.ts';
const upload = 'src/web/queries/upload-file.ts';

export const sentByHand: Partial<Record<string, string>> = {
  getMe: 'src/web/boot.ts',
  noteActivity: 'src/web/session/idle-clock.ts',
  createOwnSignature: 'src/web/features/my-account/signature-section.tsx',
  createLogo: 'src/web/features/settings/firm/logo-section.tsx',
  createKeySetPhoto: 'src/web/features/keys/key-photo.tsx',
  createClientLogo: 'src/web/features/settings/reports/client-brand-section.tsx',
  createRoomAttachment: upload,
  createItemAttachment: upload,
  createMeterAttachment: 'src/web/features/meters/use-meter-writes.ts',
  getTenantReport: tenantReport,
  updateTenantItem: tenantReport,
  createTenantRoomAttachment: tenantReport,
  createTenantItemAttachment: tenantReport,
  updateTenantAttachment: tenantReport,
  deleteTenantAttachment: tenantReport,
  submitTenantReport: tenantReport,
};
