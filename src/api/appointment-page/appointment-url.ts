export const appointmentUrl = (publicUrl: string, token: string): string => `${publicUrl}/a/${token}`;
