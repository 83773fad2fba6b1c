/** The e-mails the company sends, with `{placeholders}` filled in by the service. */

export const notificationTexts: Record<string, { subject: string; text: string }> = {
  scheduled: {
    subject: '{type} at {address} on {date}',
    text: 'Dear {name},\n\n{clerk} will visit {address} on {date} at {time} for the {type}. The visit takes about {duration}.\n\n{answer}\n\nCamber Quay Lettings',
  },
  moved: {
    subject: 'Moved: {type} at {address}, now {date}',
    text: 'Dear {name},\n\nThe {type} at {address} has moved to {date} at {time}. We are sorry for the change.\n\n{answer}\n\nCamber Quay Lettings',
  },
  cancelled: {
    subject: 'Cancelled: {type} at {address}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} will not take place. {reason}\n\nCamber Quay Lettings',
  },
  completed: {
    subject: 'Report ready: {type} at {address}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} is ready:\n{link}\n\nYou can comment for seven days.\n\nCamber Quay Lettings',
  },
};
