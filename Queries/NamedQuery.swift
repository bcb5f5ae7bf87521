/// A question a person has of a trace: one .sql file each in this folder.
package enum NamedQuery {}
