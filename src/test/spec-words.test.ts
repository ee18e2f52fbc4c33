import { expect, it } from 'vitest';
import en from '../../messages/en.json';

function textsIn(part: unknown): string[] {
  return typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsIn);
}

const texts = textsIn(en);

/** The specification's sentences and labels, copied by hand: people know them, and programs look for them. */
const WORDS = [
  'Access denied. Only buyers can submit RFQs.', 'All fields are required', 'An error occurred during registration. Please try again.', 'Are you sure you want to reject this quotation?',
  'As a {role}, you can only access your own dashboard.', 'Authentication required. Please log in again.', 'Buyer role not found', 'Contact request approved successfully!',
  'Document approved successfully!', 'Edit Request for Quotation', 'Email must contain @ with content after it', 'Error loading products', 'Error: Failed to fetch dashboard data',
  'Error: {message}', 'Failed to change password. Please try again.', 'Failed to fetch catalogs', 'Failed to fetch dashboard data', 'Failed to fetch draft quotations',
  'Failed to fetch product', 'Failed to fetch products', 'Failed to fetch users. Please try again.', 'Failed to fetch users: {error}', 'Failed to fetch workflow status',
  'Failed to load dashboard data. Please try again later.', 'Failed to login. Please check your credentials and try again.', 'Failed to mark notifications as read. Please try again.',
  'Failed to open accept quotation modal. Please try again.', 'Failed to reset password. Please try again.', 'Failed to send OTP. Please try again.',
  'Failed to send message. Please try again.', 'Failed to send reset instructions. Please try again.', 'Failed to submit RFQ', 'In Stock', 'Ineffective',
  'Invalid OTP format. Please enter a 6-digit code.', 'Invalid OTP. Please try again.', 'Invalid credentials. Please try again.',
  'Invalid or missing reset token. Please request a new password reset.', 'Loading dashboard data...', 'Loading products...', 'Message from Captain',
  'Minimum budget cannot be greater than maximum budget', 'Need Action', 'Negotiation request sent successfully!', 'New passwords do not match', 'New user approved successfully!',
  'No DPOs found.', 'No DPQs found.', 'No RFQs found. Create your first RFQ to get started.', 'No approved products found.', 'No awaited surveys found.', 'No disputes found.',
  'No ineffective products found.', 'No new user registrations found', 'No notifications found.', 'No open RFQs found.', 'No orders found.', 'No products pending approval.',
  'No quotation selected', 'No roles found.', 'No submitted products found.', 'No tracks found', 'No users found', 'No users found.', 'No workflow data available',
  'Only buyers can request quotations', 'Order confirmed successfully!', 'Order processing started successfully!', 'Password changed successfully!',
  'Password must be at least 8 characters long', 'Passwords do not match', 'Payment processed successfully!', 'Please accept the declaration and consent checkbox',
  'Please enter a negotiation message.', 'Please enter a password', 'Please enter a valid email address', 'Please enter both Vendor Code/Email and Password',
  'Please enter both email and OTP', 'Please enter both password fields', 'Please enter your WhatsApp number', 'Please enter your address', 'Please enter your email',
  'Please enter your email address', 'Please enter your email first', 'Please enter your name/company name', 'Please provide a rejection reason', 'Please provide a response message',
  'Please provide the final quotation price', 'Please select both a user and a role', 'Please select your nearest port', 'Please select your work class', 'Please try again later',
  'Please verify your WhatsApp number', 'Please verify your email', 'Price must be a valid positive number', 'Product added successfully!', 'Product approved successfully!',
  'Product is required', 'Product not found', 'Product rejected successfully!', 'Product title is required', 'Product updated successfully!',
  'Quantity is required and must be greater than 0', 'Quotation accepted successfully!', 'Quotation converted to DPO successfully!', 'Quotation rejected successfully!',
  'Quotation updated successfully!', 'RFQ accepted and draft quotation created successfully!', 'RFQ response submitted successfully!',
  'RFQ submitted successfully! The seller will respond to your request soon.', 'Re-labeling price must be a valid positive number', 'Redirecting to login...',
  'Registration failed. Please try again.', 'Request for Quotation', 'Role assigned successfully!', 'Role created successfully!', 'Role updated successfully!', 'Search failed',
  'Seller Dashboard', 'Sending...', 'Sorry, I encountered an error. Please try again.', 'The Captain role cannot be deleted.', 'The Captain role cannot be edited.',
  'Try a different search term', 'Unexpected Application Error!', 'Unknown Vendor', 'User added successfully!', 'User blocked permanently successfully!',
  'User blocked temporarily successfully!', 'User details updated successfully!', 'User unblocked successfully!', "You don't have any draft quotations yet.",
  "You don't have permission to view this dashboard.", 'Your session has expired. Please log in again.',
  'UAE', 'USA', 'UK', 'Global', 'Buyer Dashboard', 'Captain Dashboard', 'Role Management', 'RFQ Management', 'DPQ Management', 'DPO Management', 'User Management', 'System Configuration',
  'Audit Logs', 'Product Management', 'Document Verification', 'Contact Requests', 'Website Contact Forms', 'New User Registrations', 'Payment Management', 'Invoice Generation',
  'Dispute Review', 'Generate Bulk Invoices', 'Approve Refund', 'Case Management', 'Evidence Presentation', 'Secure Messaging', 'Survey Requests', 'Survey Reports', 'Fill Survey',
  'Policy Requests', 'Policy Documents', 'Work Orders', 'Tracking', 'Start Transport', 'Start Logistics', 'Service Requests', 'Fee Offers', 'My RFQs', 'Draft Quotations', 'My Orders',
  'My Surveys', 'My Invoices', 'My Catalogs', 'My Products', 'Awaited Surveys', 'Virtual Currency', 'Notifications', 'Change Password', 'Logout', 'Mark as read', 'Mark all as read',
  'View Details', 'Create New RFQ', 'RFQ Details', 'Browse Products', 'Add New Role', 'Edit Role', 'Assign Role to User', 'Accept RFQ', 'Respond to RFQ', 'Quotation Details',
  'Update Quotation', 'Order Details', 'Convert to DPO', 'Add New User', 'Edit Product', 'Product Details', 'Reject Product', 'Mark as Reviewed', 'Mark as Pending', 'Temp Block',
  'Perm Block', 'Unblock', 'Edit User Details', 'Active User', 'Verified User', 'Go to My Dashboard', 'Back to Home', 'Go Home', 'Submit RFQ', 'Update RFQ', 'Submitting...', 'Updating...',
  'Message to Captain', 'Product Title', 'Response Deadline', 'Budget Range (Min)', 'Budget Range (Max)', 'Complete Survey', 'Add New Product', 'Insurance Agent', 'Request Quotation',
  'Related Products', 'Need Custom Solutions', 'Contact Supplier', 'Become a Buyer', 'Order Confirmation', 'Tracking ID', 'Temporarily Blocked', 'Permanently Blocked',
];

/** Sentences that the specification has begin like this, with what the server says after it. */
const BEGINNINGS = [
  'Failed to accept RFQ: ', 'Failed to add user: ', 'Failed to approve product: ', 'Failed to assign role: ', 'Failed to confirm order: ', 'Failed to convert quotation to DPO: ',
  'Failed to create role: ', 'Failed to delete role: ', 'Failed to fetch RFQ details: ', 'Failed to fetch users: ', 'Failed to process order: ', 'Failed to reject product: ',
  'Failed to submit RFQ response: ', 'Failed to update product: ', 'Failed to update quotation: ', 'Failed to update role: ',
];

it.each(WORDS)('the specification’s words stand as they are: %s', (words) => {
  expect(texts).toContain(words);
});

it.each(BEGINNINGS)('a failure is told as the specification has it: “%s…”', (beginning) => {
  expect(texts.filter((text) => text === `${beginning}{error}`)).not.toEqual([]);
});
