/// The trace's tables and views: one .sql file each in this folder.
package enum Schema {}
